/** What the request to the browser's database returns. */
export function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((done, fail) => {
    request.addEventListener('success', () => done(request.result))
    request.addEventListener('error', () => fail(request.error ?? new Error('The database failed')))
  })
}

/** Resolves once everything that the transaction changes is stored. */
export function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, fail) => {
    transaction.addEventListener('complete', () => done())
    transaction.addEventListener('abort', () => fail(transaction.error ?? new Error('The database failed')))
  })
}
