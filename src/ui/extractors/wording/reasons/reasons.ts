import type { Position, Reason, RuleRef } from '../../../../rules/extractors';

/** A wording for every reason of a chapter; one left out does not compile. */
export type Reasons<Chapter extends Reason> = {
  readonly [Member in Chapter as Member['reason']]: (
    reason: Member & { readonly rule: RuleRef },
    position: Position,
  ) => string;
};
