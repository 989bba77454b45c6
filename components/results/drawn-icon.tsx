/** Small own icons, since an icon library would be larger than the page's script. */
const SIGNS = {
  link: 'M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4L12 5.6M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4l1.200-1.200',
  download: 'M12 4v11m-5-5 5 5 5-5M4 20h16',
  share: 'M12 15V4m-5 5 5-5 5 5M5 13v7h14v-7',
  remove: 'm6 6 12 12M18 6 6 18',
  star: 'm12 3 2.7 5.800 6.3.8-4.600 4.3 1.200 6.3L12 17.100l-5.600 3.100 1.200-6.3L3 9.600l6.3-.8Z',
} as const;

type DrawnIconProps = {
  sign: keyof typeof SIGNS;
  size: number;
  /** Accessible name. Without it the icon is decorative. */
  label?: string;
};

export function DrawnIcon({ sign, size, label }: DrawnIconProps) {
  return (
    <svg
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={sign === 'star' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={SIGNS[sign]} />
    </svg>
  );
}
