/** An invalid value, reported to the user. */
export type IgnoredValue = { readonly name: string; readonly value: string };

/** Returns null if the parameter is absent, empty or not accepted. */
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
