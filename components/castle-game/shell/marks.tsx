type MarkProps = { readonly size: number };

/** An icon of the library would load six weights of its shape: these are on the first screens, and simple. */
function Mark({ size, path }: MarkProps & { readonly path: string }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentcolor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}

export const BackMark = ({ size }: MarkProps) => <Mark size={size} path="M14 8H2.5M7 3.5 2.5 8 7 12.5" />;

export const LockMark = ({ size }: MarkProps) => (
  <Mark size={size} path="M5 6.5V4.5a3 3 0 0 1 6 0v2M3 6.5h10v7H3z" />
);
