// What of Pixi is built, and into which chunk.
import type { Plugin } from 'vite';

/** A module of the build, by what imports it. */
type Modules = { readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null };

/** The chunk of a file of Pixi: a renderer's own where it lies in its folder and nothing but that renderer imports it, or else the common one. */
export function chunkOfPixi(id: string, modules: Modules): 'pixi-webgl' | 'pixi-canvas' | 'pixi' {
  const renderer = rendererOf(id, modules, new Set());
  if (renderer === 'webgl' && /[\\/]gl[\\/]/.test(id)) return 'pixi-webgl';
  if (renderer === 'canvas' && /[\\/]canvas[\\/]/.test(id)) return 'pixi-canvas';
  return 'pixi';
}

/** Which renderer alone imports a file, by whatever way; null: both do, or something else. 'nobody': it goes round in a circle. */
function rendererOf(id: string, modules: Modules, asked: Set<string>): 'webgl' | 'canvas' | 'nobody' | null {
  if (id.endsWith('WebGLRenderer.mjs')) return 'webgl';
  if (id.endsWith('CanvasRenderer.mjs')) return 'canvas';
  // What is set up for every renderer, and what is not Pixi's.
  if (id.endsWith('init.mjs') || !/[\\/]pixi\.js[\\/]lib[\\/]/.test(id)) return null;
  asked.add(id);
  const by = new Set(
    (modules.getModuleInfo(id)?.importers ?? [])
      // The lists of everything there is say nothing about who runs it.
      .filter((importer) => !asked.has(importer) && !/[\\/]index\.mjs$/.test(importer))
      .map((importer) => rendererOf(importer, modules, asked)),
  );
  by.delete('nobody');
  return by.size === 0 ? 'nobody' : by.size === 1 ? [...by][0] : null;
}

/** A part of Pixi's renderers that none of them takes up. */
function unregistered(part: string): [file: string, source: string] {
  const name = part.replace(/^.*[/]/, '');
  return [`${part}.mjs`, `export class ${name} {} ${name}.extension = { type: [] };`];
}

/** What of Pixi no player of ours runs: the end of a file's path, and what stands there instead. */
const unusedOfPixi = new Map([
  // A third renderer, its own events, accessibility tree and sprite sheets; filters.
  ['gpu/WebGPURenderer.mjs', 'export class WebGPURenderer {}'],
  ['environment-browser/browserAll.mjs', "import '../rendering/init.mjs';"],
  ['environment-webworker/webworkerAll.mjs', ''],
  ['spritesheet/init.mjs', ''],
  // Nothing is masked, no gradient is filled, no text is set by Pixi.
  ...['mask/alpha/AlphaMaskPipe', 'mask/stencil/StencilMaskPipe', 'mask/stencil/CanvasStencilMaskPipe'].map(
    unregistered,
  ),
  ...[
    ['ColorMaskPipe', 'webgl'],
    ['CanvasColorMaskPipe', 'canvas'],
  ].map(([name, renderer]): [file: string, source: string] => [
    `mask/color/${name}.mjs`,
    `export class ${name} { buildStart() {} } ${name}.extension = { type: '${renderer}-pipes', name: 'colorMask' };`,
  ]),
  ...['mask/alpha/AlphaMask', 'mask/color/ColorMask', 'mask/stencil/StencilMask'].map(unregistered),
  // Blend modes are those of the graphics card; there are no meshes, no drawing of the player's own within Pixi's.
  ['blend-modes/BlendModeFilter.mjs', 'export class BlendModeFilter {}'],
  ...['mesh/gl/GlMeshAdaptor', 'container/CustomRenderPipe'].map(unregistered),
  [
    'gl/GlBackBufferSystem.mjs',
    `export class GlBackBufferSystem { useBackBuffer = false; }
    GlBackBufferSystem.extension = { type: 'webgl-system', name: 'backBuffer', priority: 1 };`,
  ],
  // No container is a texture: none is taken from the pool.
  ['container-mixins/cacheAsTextureMixin.mjs', 'export const cacheAsTextureMixin = {};'],
  [
    'texture/TexturePool.mjs',
    'export class TexturePoolClass {} export const TexturePool = { setScreenSize() {}, removeScreen() {} };',
  ],
  // Nothing that was drawn is asked for as a picture.
  ...['extract/ExtractSystem', 'extract/GenerateTextureSystem'].map(unregistered),
  ['graphics/shared/fill/FillGradient.mjs', 'export class FillGradient {}'],
  ['graphics/shared/fill/FillPattern.mjs', 'export class FillPattern {}'],
  ['scene/text/TextStyle.mjs', 'export class TextStyle {} TextStyle.defaultTextStyle = {};'],
  // Our drawings become pixels through Path2D, and strokes are given point by point.
  ['graphics/shared/svg/SVGParser.mjs', 'export function SVGParser() {}'],
  ['graphics/shared/svg/parseSVGPath.mjs', 'export function parseSVGPath() {}'],
  // All textures come from canvases and bitmaps, none by a name.
  [
    'texture/utils/textureFrom.mjs',
    'export function autoDetectSource() {} export function resourceToTexture() {} export function textureFrom() {}',
  ],
  [
    'uploaders/glUploadCompressedTextureResource.mjs',
    "export const glUploadCompressedTextureResource = { id: 'compressed', upload() {} };",
  ],
  ['texture/sources/VideoSource.mjs', 'export const VideoSource = { extension: { type: [] } };'],
  // There are no particles.
  ['particle-container/shared/ParticleBuffer.mjs', 'export class ParticleBuffer {}'],
  ['particle/generateParticleUpdatePolyfill.mjs', 'export function generateParticleUpdatePolyfill() {}'],
  ...['ArcToSvg', 'ArcTo', 'Arc', 'AdaptiveBezier', 'AdaptiveQuadratic'].map(
    (curve): [file: string, source: string] => [
      `buildCommands/build${curve}.mjs`,
      `export function build${curve}() {}`,
    ],
  ),
  [
    'graphics/shared/path/roundShape.mjs',
    'export function roundedShapeArc() {} export function roundedShapeQuadraticCurve() {}',
  ],
  // The size of the board is the board's own, places are asked of its view, and it frees its textures by itself: the clock
  // that Pixi keeps house by is stopped.
  ['app/ResizePlugin.mjs', 'export const ResizePlugin = { extension: { type: [] } };'],
  ['container-mixins/toLocalGlobalMixin.mjs', 'export const toLocalGlobalMixin = {};'],
  ['container-mixins/getFastGlobalBoundsMixin.mjs', 'export const getFastGlobalBoundsMixin = {};'],
  ...['texture/TextureGCSystem', 'texture/RenderableGCSystem', 'shared/SchedulerSystem'].map(unregistered),
  [
    'shared/GCSystem.mjs',
    `export class GCSystem { now = 0; addCollection() {} addResourceHash() {} }
    GCSystem.extension = { type: ['webgl-system', 'canvas-system'], name: 'gc', priority: 0 };`,
  ],
  // Uniforms are set one by one, never in blocks, and by the functions of pixi.js/unsafe-eval.
  ...['gl/GlUboSystem', 'gpu/GpuUboSystem', 'shared/shader/UboSystem'].map(unregistered),
  [
    'ubo/generateUboSyncPolyfill.mjs',
    'export function generateUboSyncPolyfillSTD40() {} export function generateUboSyncPolyfillWGSL() {}',
  ],
  ['gl/shader/utils/generateUniformsSync.mjs', 'export function generateUniformsSync() {}'],
  ['gl/shader/GenerateShaderSyncCode.mjs', 'export function generateShaderSyncCode() {}'],
  // Words for programmers.
  ...['startup/HelloSystem'].map(unregistered),
  [
    'logging/deprecation.mjs',
    'export function deprecation() {} export const v8_0_0 = 0, v8_3_4 = 0, v8_21_0 = 0, v8_22_0 = 0;',
  ],
  ['program/logProgramError.mjs', 'export function logProgramError() {}'],
  // Of its own package file it says name and version to React's tools.
  ['@pixi/react/lib/package.json.mjs', "export default { name: '@pixi/react', version: '8' };"],
  // Pixi's events are off.
  [
    'constants/EventPropNames.mjs',
    'export const PixiToReactEventPropNames = {}; export const ReactToPixiEventPropNames = {};',
  ],
  // Colours are numbers or written as #rrggbb.
  ['colord/plugins/names.mjs', 'export default function names() {}'],
  [
    'colord/index.mjs',
    `export function extend() {}
    export function colord(text) {
      const value = /^#[\\da-f]{6}$/i.test(text) ? parseInt(text.slice(1), 16) : -1;
      const rgba = { r: value >> 16, g: (value >> 8) & 255, b: value & 255, a: 1 };
      return { rgba, isValid: () => value >= 0 };
    }`,
  ],
]);
export const withoutUnusedOfPixi: Plugin = {
  name: 'without-unused-of-pixi',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    /[\\/](pixi\.js[\\/]lib|@pixi[\\/](colord|react))[\\/]/.test(id)
      ? [...unusedOfPixi].find(([file]) => id.replaceAll('\\', '/').endsWith(file))?.[1]
      : undefined,
};
