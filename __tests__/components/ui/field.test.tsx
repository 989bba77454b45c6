import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { TextArea, TextField } from '@/components/ui/field';

describe('fields', () => {
  test('are found by their label and described by hint and error', () => {
    render(<TextField label="Nom" hint="Com et diem." error="Hi falta el nom." />);
    const field = screen.getByRole('textbox', { name: 'Nom' });
    expect(field).toHaveAccessibleDescription('Com et diem. Hi falta el nom.');
    expect(field).toBeInvalid();
  });

  test('have no error message when valid', () => {
    render(<TextArea label="Missatge" />);
    const field = screen.getByRole('textbox', { name: 'Missatge' });
    expect(field).toBeValid();
    expect(field).not.toHaveAttribute('aria-describedby');
  });

  test('have no accessibility fault', async () => {
    const { container } = render(
      <>
        <TextField label="Nom" hint="Com et diem." />
        <TextArea label="Missatge" error="Hi falta el missatge." />
      </>,
    );
    expect((await axe(container)).violations).toEqual([]);
  });
});
