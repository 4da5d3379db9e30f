let round = 0;

/** Begins a round at whose end everything on the board has asked for its textures anew. */
export function beginTextureRound(): void {
  round++;
}

export function textureRound(): number {
  return round;
}
