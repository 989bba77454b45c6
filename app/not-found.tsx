/** Next writes its own text, a page of styles, into the payload of every page that it hydrates, unless this file stands. */
export default function NoPage() {
  return null;
}
