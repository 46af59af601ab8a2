import { expect, test } from 'vitest'
import { readWrk } from './wrk.ts'

const output = `Running 5s test @ http://127.0.0.1:3000/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.02ms  310.00us   9.98ms   91.00%
    Req/Sec    31.40k     2.10k   34.00k    78.00%
  156234 requests in 5.00s, 812.11MB read
Requests/sec:  31246.12
Transfer/sec:    162.42MB
`

test('what wrk says is read', () => {
  expect(readWrk(output)).toEqual({ requests: 156_234, perSecond: 31_246.12, failed: false })
})

test('answers that were not the page do not pass as speed', () => {
  expect(readWrk(`${output}  Non-2xx or 3xx responses: 12\n`).failed).toBe(true)
  expect(readWrk(`${output}  Socket errors: connect 0, read 3, write 0, timeout 0\n`).failed).toBe(true)
})
