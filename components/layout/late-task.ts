import { lazy, type ComponentType } from 'react';
import { whenPageIsThere } from '@/lib/browser/platform';
import type * as BackgroundTasks from './background-tasks';

export const importTasks = () => import('./background-tasks');

/** Loads what waits until the page has loaded, or 15 s. */
export async function loadTasks(): Promise<typeof BackgroundTasks> {
  await whenPageIsThere();
  return importTasks();
}

/** A component among the tasks; nothing until they have loaded: by `importTasks` at once. */
export const lateTask = <Props extends object>(
  find: (tasks: typeof BackgroundTasks) => ComponentType<Props>,
  load = loadTasks,
) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    const tasks = await load().catch(() => null);
    return { default: tasks ? find(tasks) : () => null };
  });
