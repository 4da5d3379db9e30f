/** The actions of a chapter, by the table that names the chapter of each type. */
export type ActionOf<
  Action extends { readonly type: string },
  Table extends Readonly<Record<Action['type'], { readonly chapter: string }>>,
  Chapter extends string,
> = Extract<
  Action,
  {
    type: { [Type in Action['type']]: Table[Type]['chapter'] extends Chapter ? Type : never }[Action['type']];
  }
>;
