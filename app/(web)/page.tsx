export default function HomePage() {
  return <h1>Enfilats</h1>;
}
