import { second } from '#platform/time.ts'

type Asked = { state: { data?: { isEncrypted: boolean } | undefined } }

/** The store opens after the first screen: what is in it is asked for until then. */
export function untilOpen({ state }: Asked) {
  return state.data?.isEncrypted ? false : second
}
