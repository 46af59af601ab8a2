import pg from 'pg'
import { readFileSync } from 'node:fs'
const n = process.argv[2]; const q = readFileSync(0, 'utf8')
const c = new pg.Client({ host: '/tmp/boardpg/run', port: 5432, user: 'app', database: `jobs_${n}` }); await c.connect()
const r = await c.query(q); console.log(r.rows ? r.rows.map((x:any)=>x['QUERY PLAN'] ?? JSON.stringify(x)).join('\n') : r); await c.end()
