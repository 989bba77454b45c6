export default function Page() {
  return <h1>Buida</h1>;
}
