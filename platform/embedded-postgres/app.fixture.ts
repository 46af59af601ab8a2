import { startEmbeddedPostgres } from './embedded-postgres.ts'

/** An app of its own process, for the tests: `node app.fixture.ts <home>`. Tells once it has started; ends by SIGTERM. */
const server = await startEmbeddedPostgres({ home: process.argv[2] ?? '', log: () => {} })
process.on('SIGTERM', () => void server.stop())
console.log(JSON.stringify({ adopted: server.adopted }))
