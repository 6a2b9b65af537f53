/** Loads what waits until the page is there. */
export const importTasks = () => import('./background-tasks');
