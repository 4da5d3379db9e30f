import { useState } from 'react';
import { gameOnTable } from '../onTable';
import { Button } from '../widgets/Button';

/** The way out with the game when a screen of the program has failed. It loads what it needs only then. */
export function RescueGame() {
  const [told, setTold] = useState('');
  const begin = () =>
    void Promise.all([import('./rescue'), gameOnTable().session()])
      .then(([{ rescue }, session]) => rescue(session))
      .catch(() => 'The part of the program that writes files could not be loaded.')
      .then(setTold);
  return (
    <>
      <Button caption="Whoever reads the file reads all of it" onPress={begin}>
        Export the game
      </Button>
      <p role="status">{told}</p>
    </>
  );
}
