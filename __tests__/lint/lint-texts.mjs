// Lints the files named on standard input, `[{ "filePath", "text" }]`, as if they held these texts, and prints for each the rules
// that complain. A process of its own: ESLint loads its configuration in a way that jest's modules cannot.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const eslint = new ESLint();
const rules = [];
for (const file of JSON.parse(await text(process.stdin))) {
  const results = await eslint.lintText(file.text, { filePath: file.filePath });
  rules.push(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId)));
}
process.stdout.write(JSON.stringify(rules));
