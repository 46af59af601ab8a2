import { runProduct, test as base } from './product.ts'

export { expect } from './product.ts'

/** The product under a name: a browser makes passkeys for no address in numbers. */
export const test = base.extend<object, object>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads here what is asked for: nothing
  product: [async ({}, use) => runProduct('localhost', use), { scope: 'worker', timeout: 180_000 }],
})
