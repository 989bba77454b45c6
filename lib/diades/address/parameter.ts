/** A value in the address that says nothing we know, to be told to the visitor. */
export type IgnoredValue = { readonly name: string; readonly value: string };

/** The accepted value of a parameter; null when it is absent or empty, or when it is ignored. The first one holds. */
export function readParameter<Value extends string>(
  parameters: URLSearchParams,
  name: string,
  accept: (value: string) => Value | undefined,
  ignored: IgnoredValue[],
): Value | null {
  const value = parameters.get(name)?.trim() ?? '';
  if (value === '') return null;
  const accepted = accept(value);
  if (accepted === undefined) ignored.push({ name, value });
  return accepted ?? null;
}
