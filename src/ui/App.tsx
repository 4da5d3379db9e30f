export function App() {
  return (
    <main>
      <h1>Extractors</h1>
    </main>
  );
}
