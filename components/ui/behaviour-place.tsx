import type { ComponentProps } from 'react';

type PlaceProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  as?: 'div' | 'p' | 'span';
};

/** An empty element whose inside belongs to a behaviour: React neither fills it nor looks into it again. */
export function BehaviourPlace({ as: Tag = 'div', ...rest }: PlaceProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it tells React that the inside is not its own
  return <Tag {...rest} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
