// Loaded into a server that must be seen to lose what it keeps: files are never asked to be kept.
import { open } from 'node:fs/promises'

const handle = await open('/dev/null')
Object.getPrototypeOf(handle).sync = async () => {}
await handle.close()
