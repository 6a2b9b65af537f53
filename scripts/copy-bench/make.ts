// A process of its own, so that its memory is that of making the copy: FILE FOLDER.
import { run } from '../catalogue-copy/run';

const [file = '', folder = ''] = process.argv.slice(2);
const start = performance.now();
void run([file, '--date', '2026-06-25'], { folder }).then((code) => {
  const seconds = (performance.now() - start) / 1000;
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const processor = (userCPUTime + systemCPUTime) / 1e6;
  console.log(
    `made in ${seconds.toFixed(0)} s, ${processor.toFixed(0)} s of a processor, ${(maxRSS / 1024).toFixed(0)} MB of memory`,
  );
  process.exitCode = code;
});
