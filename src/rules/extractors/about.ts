/** What is known of the game before its rules are loaded. A rule that changes what actions lead to raises the version. */
export const ABOUT = { name: 'extractors', title: 'Extractors!', version: 4 } as const;
