import { lazy, type ComponentType } from 'react';
import { whenPageIsThere } from '@/lib/browser/platform';
import type * as BackgroundTasks from './background-tasks';

/** Loads what waits until the page has loaded, or 15 s. */
export async function loadTasks(): Promise<typeof BackgroundTasks> {
  await whenPageIsThere();
  return import('./background-tasks');
}

/** A component among the tasks; nothing until they have loaded. */
export const lateTask = <Props extends object>(
  find: (tasks: typeof BackgroundTasks) => ComponentType<Props>,
) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    const tasks = await loadTasks().catch(() => null);
    return { default: tasks ? find(tasks) : () => null };
  });
