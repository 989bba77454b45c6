import type { ComponentProps } from 'react';
import styles from './network-line.module.css';

/** Place for the message about the network and the cached page. Usually empty. */
export function NetworkLine() {
  return (
    <EnhancementRoot
      className={`sunken small text-center ${styles.line}`}
      data-only="screen"
      data-network-line=""
    />
  );
}

/**
 * Empty status line of the header or footer, for an enhancement to fill, also before React hydrates the page. React
 * does not look into its content.
 */
export function EnhancementRoot(props: Omit<ComponentProps<'p'>, 'children' | 'role'>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string, so that React ignores the content
  return <p {...props} role="status" dangerouslySetInnerHTML={{ __html: '' }} />;
}
