/** The values alone of choices that have labels. */
export function values<Value extends string>(choices: readonly { readonly value: Value }[]) {
  return choices.map(({ value }) => value)
}
