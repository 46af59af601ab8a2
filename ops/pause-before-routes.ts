import { nextTask } from './ui/next-task.ts'

// As pause.ts: the other screens’ addresses and the router have a task of their own, after the first screen.
await nextTask()
