// `npm run lint`, `npm run check` and `npm test`: types and lint. The one program TypeScript makes of the sources serves both:
// its types are checked first, then ESLint asks the same checker, in place of one that finds all of them out once more.
import { ESLint } from 'eslint';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What to lint; nothing: types alone. `--kept FILE`: what that file knows of an earlier run is not checked again. */
const { values, positionals } = parseArgs({
  options: { kept: { type: 'string' } },
  allowPositionals: true,
});

function typesOf(kept) {
  const { fileNames, options, errors } = ts.getParsedCommandLineOfConfigFile(
    `${root}tsconfig.json`,
    kept === undefined ? {} : { incremental: true, tsBuildInfoFile: resolve(kept) },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (fault) => fail([fault]) },
  );
  if (errors.length > 0) fail(errors);
  if (kept === undefined) {
    const program = ts.createProgram(fileNames, options);
    return { program, faults: ts.getPreEmitDiagnostics(program) };
  }
  const builder = ts.createIncrementalProgram({ rootNames: fileNames, options });
  const faults = [
    ...builder.getConfigFileParsingDiagnostics(),
    ...builder.getOptionsDiagnostics(),
    ...builder.getSyntacticDiagnostics(),
    ...builder.getGlobalDiagnostics(),
    ...builder.getSemanticDiagnostics(),
  ];
  // Of a build without output only what is known is written.
  builder.emit();
  return { program: builder.getProgram(), faults };
}

function told(faults) {
  return ts.formatDiagnostics(ts.sortAndDeduplicateDiagnostics(faults), {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  });
}

function fail(faults) {
  console.log(told(faults));
  process.exit(1);
}

const { program, faults } = typesOf(values.kept);
console.log(faults.length > 0 ? told(faults) : 'types: no faults');

/** The configuration asks a service for types, as an editor needs it: here it is given those that are known. */
const known = { languageOptions: { parserOptions: { projectService: false, programs: [program] } } };
const eslint = new ESLint({ cwd: root, overrideConfig: [known] });
const results = positionals.length > 0 ? await eslint.lintFiles(positionals) : [];
const { format } = await eslint.loadFormatter('stylish');
const unclean = results.some(({ errorCount, warningCount }) => errorCount + warningCount > 0);
console.log(unclean ? await format(results) : `lint: ${results.length} files, no faults`);
process.exitCode = faults.length > 0 || unclean ? 1 : 0;
