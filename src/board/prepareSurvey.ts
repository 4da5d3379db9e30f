import { levelFor } from './terrain/detail';
import type { Ground } from './terrain/ground';
import { surveyOf } from './terrain/survey';
import { firstLook } from './view/firstLook';

/** Has a map painted as a board will first show it, before there is one. */
export function prepareSurvey(ground: Ground): void {
  const { innerWidth: width, innerHeight: height, devicePixelRatio } = globalThis;
  const { scale } = firstLook({ width, height, sheet: ground.sheet });
  void surveyOf(ground).request(levelFor(scale, devicePixelRatio));
}
