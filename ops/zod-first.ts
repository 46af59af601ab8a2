import * as z from 'zod'

// zod tries `new Function('')` unless told not to, and the policy of the portal reports each try.
z.config({ jitless: true })
