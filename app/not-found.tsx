/** Next writes its own text, a page of styles, into the payload of every page that it hydrates, unless this file exists. */
export default function NoPage() {
  return null;
}
