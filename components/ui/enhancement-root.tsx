import type { ComponentProps } from 'react';

type PlaceProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  as?: 'div' | 'p' | 'span';
};

/** Empty element for an enhancement to fill. React does not touch its content. */
export function EnhancementRoot({ as: Tag = 'div', ...rest }: PlaceProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string, so that React ignores the content
  return <Tag {...rest} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
