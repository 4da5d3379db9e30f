/** Names by which drivers say that no graphics card is behind them. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/**
 * Which of Pixi's renderers to try, in order. WebGL without a graphics card takes some ten times as long a frame as
 * the plain canvas, which draws the same.
 */
export function renderersToTry(): readonly ('webgl' | 'canvas')[] {
  return driver() === 'card' ? ['webgl', 'canvas'] : ['canvas'];
}

function driver(): 'card' | 'none' {
  const gl = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (gl === null) return 'none';
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl.getParameter(info === null ? gl.RENDERER : info.UNMASKED_RENDERER_WEBGL);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name === 'string' && SOFTWARE.test(name) ? 'none' : 'card';
}
