/** A modified roll of this or more hits [§7.3.1, R-49]. */
export const HITS_FROM = 5;
export const SWEEP_DRM = -1;
export const TARGET_ORDER_DRM = 1;
export const HOLD_DRM = 1;
export const RESET_DRM = -2;
export const AMBUSH_DRM = 3;
/** Damage roll through the front and the rear [§7.3.2]. */
export const FRONT_DRM = -1;
export const REAR_DRM = 1;
export const SELF_DESTRUCT_FIREPOWER = 7;
/** In hexes: its own and those adjacent [§8.4.5]. */
export const BLAST_RADIUS = 1;

/** A routed section rallies on this roll or more [§6.3.4]. */
export const RALLIES_FROM = 5;
/** DRM of the best Transcom at range 0, 1, 2 [§6.3.4]. */
export const TRANSCOM_DRM = [3, 2, 1] as const;
