import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { PagePart } from '@/components/ui/page-part';
import { FAILURE_TEXTS } from '@/content/interface/failures';

expect.extend(toHaveNoViolations);
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

let broken = true;
function Chart() {
  if (broken) throw new Error('no chart');
  return <p>Gràfic</p>;
}

test('a part that throws is replaced by words and a button, and the rest stays', async () => {
  broken = true;
  const { container } = render(
    <main>
      <h1>Resum</h1>
      <PagePart>
        <Chart />
      </PagePart>
      <p>Taula</p>
    </main>,
  );
  expect(screen.getByText('Taula')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(FAILURE_TEXTS.part);
  expect(await axe(container)).toHaveNoViolations();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: FAILURE_TEXTS.retry }));
  expect(screen.getByText('Gràfic')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('is rendered again after its state is reset', async () => {
  broken = true;
  const leave = jest.fn(() => {
    broken = false;
  });
  render(
    <PagePart onRetry={leave}>
      <Chart />
    </PagePart>,
  );
  await userEvent.click(screen.getByRole('button', { name: FAILURE_TEXTS.retry }));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Gràfic')).toBeVisible();
});

test('a part can have a fallback of its own, or none at all', () => {
  broken = true;
  const { container } = render(
    <>
      <PagePart fallback={<p>Dibuix fix</p>}>
        <Chart />
      </PagePart>
      <PagePart fallback={null}>
        <Chart />
      </PagePart>
    </>,
  );
  expect(container).toHaveTextContent(/^Dibuix fix$/);
});
