interface Fiber {
  readonly memoizedProps: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** React's own fields of an element. */
const OWN_FIELDS = new Set(['_owner', '_store', '_debugStack', '_debugTask', '_debugInfo']);

/** All texts in the props of all components in a container, at any depth. */
export function textsInProps(container: Element): ReadonlySet<string> {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  if (!key) throw new Error('nothing is rendered in the container');
  const roots = container as unknown as Record<string, { stateNode: { current: Fiber } }>;
  // The container's own one of React's two trees may be that of the last render but one.
  const fibers: (Fiber | null | undefined)[] = [roots[key]?.stateNode.current];
  const values: unknown[] = [];
  while (fibers.length > 0) {
    const fiber = fibers.pop();
    if (!fiber) continue;
    values.push(fiber.memoizedProps);
    fibers.push(fiber.child, fiber.sibling);
  }
  const texts = new Set<string>();
  const seen = new Set<unknown>();
  while (values.length > 0) {
    const value = values.pop();
    if (typeof value === 'string') texts.add(value);
    if (typeof value !== 'object' || value === null || value instanceof Node || seen.has(value)) {
      continue;
    }
    seen.add(value);
    for (const [name, field] of Object.entries(value)) {
      if (!OWN_FIELDS.has(name)) values.push(field);
    }
  }
  return texts;
}
