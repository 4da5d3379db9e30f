import { useEffect, useState } from 'react';
import { Screen } from '../shell/Screen';
import { TopBar } from '../shell/TopBar';
import { readNotices, type Notice } from './notices';
import './about.css';

const FILE = './licences.txt';

/** What the game is, whose it is, and the licences of all that ships with it. */
export function AboutScreen() {
  const notices = useNotices();
  return (
    <Screen title="About Extractors" bar={<TopBar />} layout="page">
      <div className="page about">
        <h1>About</h1>
        <p>
          After <cite>Extractors!</cite> © 2016 One Small Step: the rules in our own words, with our own map
          and art. This project is not theirs.
        </p>
        <p>
          It asks nothing of any network and keeps its games on this device. The code is under the MIT
          licence; the letters are Barlow by The Barlow Project Authors, under the SIL Open Font License.
        </p>
        <h2>Licences</h2>
        <p>
          What ships with the game is the work of many. Each licence as it came, also as{' '}
          <a href={FILE}>one file of text</a>:
        </p>
        <Notices notices={notices} />
      </div>
    </Screen>
  );
}

function Notices({ notices }: { readonly notices: readonly Notice[] | 'loading' | 'failed' }) {
  if (notices === 'loading') return <p role="status">The licences are being read.</p>;
  if (notices === 'failed')
    return <p role="status">The licences could not be read. They lie beside the game as licences.txt.</p>;
  return (
    <ul className="about-licences">
      {notices.map(({ title, text }) => (
        <li key={title}>
          <details>
            <summary>{title}</summary>
            <pre>{text}</pre>
          </details>
        </li>
      ))}
    </ul>
  );
}

function useNotices(): readonly Notice[] | 'loading' | 'failed' {
  const [notices, setNotices] = useState<readonly Notice[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const stop = new AbortController();
    readFile(stop.signal).then(setNotices, () => {
      if (!stop.signal.aborted) setNotices('failed');
    });
    return () => stop.abort();
  }, []);
  return notices;
}

async function readFile(signal: AbortSignal): Promise<readonly Notice[]> {
  const answer = await fetch(FILE, { signal });
  // A server that knows no such file may answer with the page itself.
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/plain')) throw new Error(FILE);
  return readNotices(await answer.text());
}
