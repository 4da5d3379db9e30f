// Builds the game and serves it as a player would get it, with the same security headers.
import { build, preview } from 'vite';

const port = Number(process.env.PORT ?? 4173);

await build({ logLevel: 'warn' });
try {
  await preview({ preview: { port, strictPort: true } });
  console.log(`\nExtractors is ready: open http://localhost:${port}/ (Ctrl+C stops it)`);
} catch (error) {
  console.error(`${error.message}\nIs port ${port} taken? Try another: PORT=5000 npm start`);
  process.exit(1);
}
