// Asked once at a time, with its memory cleaned in between, until V8 has decided. Prints whether what then comes is quick to read.
import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { runInThisContext } from 'node:vm'
import { portOf } from '#test/http/knock.ts'
import { settleShapes } from './settle-shapes.ts'

const isQuick: (object: object) => boolean = runInThisContext('(object) => %HasFastProperties(object)')
let seen: boolean[] = []

settleShapes()
const server = createServer((request, response) => {
  seen = [isQuick(request), isQuick(response)]
  response.end()
})
await once(server.listen(0, '127.0.0.1'), 'listening')
for (let asked = 0; asked < 8; asked++) {
  const [answer] = await once(get({ port: portOf(server), agent: false }), 'response')
  await once(answer.resume(), 'end')
  for (let times = 0; times < 3; times++) globalThis.gc?.()
}
server.close()
console.log(JSON.stringify(seen))
