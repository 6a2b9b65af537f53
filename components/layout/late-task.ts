import { lazy, type ComponentType } from 'react';
import { whenPageIsThere } from '@/lib/browser/platform';
import type * as BackgroundTasks from './background-tasks';

export const importTasks = () => import('./background-tasks');

/** A component among the tasks, which wait until the page has loaded, or 15 s; by `importTasks` they are loaded at once. Nothing until then. */
export const lateTask = <Props extends object>(
  find: (tasks: typeof BackgroundTasks) => ComponentType<Props>,
  load = () => whenPageIsThere().then(importTasks),
) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    const tasks = await load().catch(() => null);
    return { default: tasks ? find(tasks) : () => null };
  });
