/** What no automated sentence may say, and no answer that staff publish. */
export const neverSay = ['price', 'coverage', 'arrival', 'safe-to-stay', 'advice'] as const
export type NeverSay = (typeof neverSay)[number]

/** A phrase breaks its rule unless its sentence also says what `unless` looks for. */
type Phrase = { readonly rule: NeverSay; readonly says: RegExp; readonly unless?: RegExp }

const number =
  '(?:\\d[\\d.,]*|an?|one|two|three|five|ten|fifteen|twenty|thirty|forty|sixty|half an|a few|several|un|una|uno|dos|tres|cinco|diez|quince|veinte|treinta|media|pocos|unos|unas)'
const tens =
  'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa'
const money = '(?:dollars?|bucks|usd|cents|dolares|dolar|centavos|grand)'
const insurer =
  '(?:insurance|insurer|policy|carrier|adjuster|seguro|aseguradora|poliza|state farm|allstate|usaa|geico|erie)'
const soon =
  '(?:tonight|today|tomorrow|right away|right now|immediately|shortly|very soon|in no time|any minute|hoy|esta noche|manana|enseguida|ahorita|pronto|de inmediato)'

/** Letters are small and without accents when these are asked. */
export const phrases: readonly Phrase[] = [
  { rule: 'price', says: /[$€]\s?\d|\d\s?[$€]|\b(?:usd|us\$)\s?\d/ },
  { rule: 'price', says: new RegExp(`\\b(?:${number}|hundred|thousand|cien|cientos|mil)\\s?${money}\\b`) },
  {
    rule: 'price',
    says: /\b\d[\d.,]*\s?(?:an?|per|each|\/|por|la|al)\s?(?:hour|hr|day|room|sq|square|foot|visit|machine|hora|dia|cuarto|pie|visita)\b/,
  },
  {
    rule: 'price',
    says: /\b(?:costs?|charges?|price is|rate is|runs?|fee is|cuesta|cobramos|precio es|sale en|tarifa es)\s(?:you\s|about\s|around\s|only\s|just\s|roughly\s|between\s|from\s|under\s|at least\s|less than\s|unos\s|como\s|desde\s|entre\s|solo\s|alrededor de\s)*\d/,
  },
  {
    rule: 'price',
    says: /\bfree (?:estimate|inspection|quote|assessment|consultation|of charge|visit)|\b(?:at )?no (?:extra )?(?:cost|charge)\b|\b(?:wont|will not|doesnt|does not) cost\b|\b(?:dont|do not) charge\b|\bcheap(?:er|est)?\b|\baffordable\b|\b(?:low|lowest|best) prices?\b|\bdiscount|\d\s?% off|\bgratis\b|\bgratuit|\bsin (?:costo|cargo)\b|\bno (?:cuesta|cobramos)\b|\bbarat|\bdescuento/,
  },
  {
    rule: 'price',
    says: /\b(?:waive|absorb|cover|pay|eat) (?:your|the) deductible|\bno pag\w+ (?:el |su )?deducible/,
    unless: /^you\b/,
  },
  {
    rule: 'coverage',
    says: new RegExp(
      `\\b(?:your|the|su|el|la|their|this|that|most|all|any) (?:\\w+ )?${insurer}(?: company| policy)? (?:le |lo |te |les |se lo )?(?:will|would|should|always|usually|normally|typically|generally|definitely|probably|has to|must|is going to|covers|cover|pays|pay|approves|reimburses|wont|doesnt|va a|cubre|cubrira|cubriria|paga|pagara|tiene que|debe|siempre|normalmente)(?: (?:also|always|not|usually|definitely|probably|likely|le|lo|la))*(?: (?:cover|pay|approve|reimburse|cubrir|pagar|aprobar)\\w*)?\\b`,
    ),
    unless:
      /\bask\b|\bif (?:your|the|it|yours)\b|only your|pregunte|\bsolo su\b|\b(?:policy|insurer|company) (?:treat|include|usually doesnt)|you have a policy|\bdecid\w+|\bpromises what\b|\bwill (?:want|ask)\b|\bstarts\b/,
  },
  {
    rule: 'coverage',
    says: new RegExp(
      `\\b(?:is|are|its|thats|youre|be|gets|fully|esta|estan|queda|quedan|estara) (?:\\w+ )?(?:covered|cubiert[oa]s?)\\b|\\bcovered by (?:your|the) ${insurer}|\\bcubiert[oa]s? por`,
    ),
    unless:
      /\b(?:whether|what is|may be|might be|can be|decid\w+) covered\b|\b(?:roof|soil|window|opening|floor|vents?)\b.*covered|\bwhat is covered\b|\bcovered with\b|\bask\b.*\bwhether\b/,
  },
  {
    rule: 'price',
    says: new RegExp(
      `\\b(?:${tens})(?:[- ]\\w+)?\\s${money}\\b|\\b(?:fee|cost|price|bill) (?:comes to|is) (?:one|two|three|four|five|${tens})\\b|\\b(?:cost|price|fee|rate|costo|precio)s? ?[-=]? ?\\d|\\bprices start\\b|\\bstart(?:s|ing)? at \\d|\\bpay (?:only |just |about )?\\d|\\b\\d[\\d.,]* (?:all in|per job|a job|flat)\\b|\\b\\d+ ?k for\\b|\\bfor (?:much )?less\\b(?! than \\d+ (?:h|d|m))`,
    ),
  },
  {
    rule: 'coverage',
    says: /^(?:homeowners |home |most )?(?:insurance|insurers?|state farm|allstate|usaa|geico) (?:\w+ )?(?:pays?|covers?|takes? care|reimburses?)\b|\bpaid (?:for )?by (?:your |the )?(?:insurance|insurer|policy)|\byou (?:wont|will not|dont|do not|never) (?:have to )?pay (?:anything|a (?:cent|dime|thing))|\byou pay nothing\b|\b(?:seguro|aseguradora) (?:se (?:hace|hara) cargo|responde por)|\bno paga(?:ra)? nada\b/,
    unless: /\bask\b|\bif (?:your|the|it)\b|\bdecid\w+/,
  },
  {
    rule: 'arrival',
    says: /\bexpect us (?:within|in|by|before)\b|\b(?:within|inside|in under) the hour\b|\b(?:arriv\w+|reach\w*|come|comes|get to you|there|here)\b.{0,20}\b(?:before noon|by noon|same day|half of an hour|el mismo dia)\b|\bhalf of an hour\b|\bcome the same day\b|\barrival is (?:under|within|in)\b|\b(?:en|dentro de) (?:una|media) (?:horita|horica)\b/,
  },
  {
    rule: 'safe-to-stay',
    says: /\b(?:is|its|are|remains?|stays) (?:still |perfectly |fully )?(?:habitable|livable)\b|\b(?:staying|sleeping|living)(?: \w+){0,2} is (?:fine|ok|okay|safe|all right)\b|\b(?:nobody|no one|you dont|none of you) (?:has|have|need|needs) to (?:leave|move out|evacuate)\b|\bfeel free to (?:stay|sleep|live|remain)\b|\bno hace falta que (?:se vaya|se vayan|salga|salgan|evacue)/,
    unless: /\b(?:until|unless|fire department|whether|if)\b/,
  },
  {
    rule: 'safe-to-stay',
    says: /\b(?:is|are|its|will be) (?:now |then |all |again |completely )?(?:clean|sanitary|germ-?free|sterile)\b(?! water)|\b(?:esta|estan|queda|quedan) (?:limpi[oa]s?|desinfectad[oa]s?)\b/,
    unless: /\b(?:until|once|when|if|whether|not|only|before|hasta|cuando|si)\b/,
  },
  {
    rule: 'advice',
    says: /\b(?:makes?|making|made|leaves?) (?:you|people|children|kids|anyone|them) (?:feel )?(?:very |more )?(?:tired|sick|ill|dizzy|weak|cough|sneeze)\b|\bdrink (?:bleach|peroxide)\b|\b(?:power|electricity|lights?|current) (?:back )?on(?: again)?$|\b(?:use|put|hold|wrap)\b.{0,30}\bon the (?:outlet|socket|panel|breaker|fuse)/,
    unless: /\bdoctor\b|\belectrician|\bdont\b|\bdo not\b|\bnever\b|\bpower company|\buntil\b|\?/,
  },
  {
    rule: 'coverage',
    says: /\bclaim (?:will|should|is going to) (?:be|get) (?:approved|paid)|\b(?:get|have) (?:your|the) claim (?:approved|paid)|\bguarantee\w* (?:\w+ ){0,2}(?:coverage|claim|payment)|\breclamo (?:sera|va a ser) (?:aprobado|pagado)|\bgarantiza\w* (?:\w+ ){0,2}(?:cobertura|pago|reclamo)/,
  },
  {
    rule: 'arrival',
    says: new RegExp(
      `\\b(?:in|within|under|less than|about|around|en|dentro de|menos de|unos|como)\\s(?:about |around |the next |under |unos |menos de |las proximas |los proximos )?${number}(?:\\s?(?:-|–|to|or|a|o)\\s?${number})?\\s?(?:min\\w*|hours?|hrs?|horas?)\\b`,
    ),
    unless:
      /^(?!.*\b(?:arriv\w+|(?:be|are|were) there|get there|get to you|reach|here|come|comes|coming|on (?:our|the|their) way|crew|technician|team|truck|respon\w+|dispatch\w*|lleg\w+|estar\w*|camino|alli|ahi|equipo|tecnico|respuesta)\b)|\b(?:epa|mold|moho|power|food|comida)\b/,
  },
  {
    rule: 'arrival',
    says: new RegExp(
      `(?<!\\b(?:if|when|once|after|until|before|unless|soon) )\\b(?:we|crew|someone|somebody|technician|tech|team|they|he|she|truck)(?:ll| will| can| could| are going to| is going to| should)?(?: be| get| arrive| come| reach| show up| head over| send \\w+(?: \\w+)?| have \\w+(?: \\w+)?)s? (?:\\w+ ){0,4}?(?:${soon}|by \\d|at \\d|before \\d|\\d+ ?[ap]m)`,
    ),
  },
  {
    rule: 'arrival',
    says: /\b\d+[- ]?(?:min\w*|hour|hr)[- ](?:response|arrival)|\b(?:response|arrival) time (?:is|of)|\b(?:min\w*|hours?) away\b|\b(?:are|is|be|were|theyre|hes|shes) (?:already )?on (?:our|the|their|his|her) way\b|\b(?:va|vamos|van|estamos|esta) en camino\b|\beta (?:is|of)\b/,
    unless: /\bwhen\b|\bcuando\b/,
  },
  {
    rule: 'arrival',
    says: new RegExp(
      `(?<!\\b(?:si|cuando|hasta que) )\\b(?:llega(?:mos|remos|n|ran)|estaremos|(?:va|vamos|van) a (?:llegar|estar)|lo visitamos|iremos|mandamos)\\b.{0,30}?(?:${soon}|a las \\d|antes de las|en (?:menos de )?${number} (?:min|hora))`,
    ),
  },
  {
    rule: 'safe-to-stay',
    says: /\b(?:its|is|are|be|you are|youre|perfectly|completely|totally)(?: probably| likely| perfectly| still| quite| usually)? (?:safe|ok|okay|fine|all right|alright)(?: enough)?(?: for (?:you|kids|children|anyone|everyone|your \w+))? (?:to (?:stay|sleep|live|remain|go|enter|use|be|return|walk|drink|eat|touch|breathe|turn)|if you stay|in there|inside)\b/,
    unless:
      /\buntil\b|\b(?:says?|tells?|whether|ask|if|not) (?:\w+ )?(?:its|it|is|you)\b|\bwhat is safe\b|\bonce\b|\bas soon as\b|\bwhen\b|\bisnt\b|\bnot safe\b|\barent\b/,
  },
  {
    rule: 'safe-to-stay',
    says: /\b(?:house|home|building|basement|room|water|air|it|floor|ceiling|roof|power|electricity|everything|place|apartment)(?: is|s) (?:\w+ )?safe\b/,
    unless:
      /\b(?:until|unless|if|when|whether|says?|that|make sure|sure|where|before|once|as soon as|check\w*|isnt|only)\b/,
  },
  {
    rule: 'safe-to-stay',
    says: /\byou (?:can|could|may)(?: all| safely| probably| still| just)* (?:stay|sleep|remain|live|go back|move back|return|go in|go inside)\b(?! (?:out|off|away|with a|clear|on the (?:line|phone))\b)|\b(?:dont|do not|no) (?:need|have) to (?:leave|evacuate|move out)\b|\bsafe to (?:stay|sleep|live|remain)\b|\bno danger\b|\b(?:wont|will not|isnt going to|not going to) (?:fall|collapse|come down)\b/,
    unless: /\b(?:until|fire department|only they|unless|once|tell you when)\b/,
  },
  {
    rule: 'safe-to-stay',
    says: /\b(?:es|esta|parece) (?:bastante |muy )?segur[oa]\b(?! de)|\bpueden? (?:quedarse|dormir|permanecer|seguir viviendo|volver a entrar|regresar|entrar)\b|\bno (?:hay|corre|corren|es) (?:ningun )?peligro|\bno (?:hace falta|necesitan?|tienen? que) (?:salir|irse|evacuar)|\bno se va a caer\b/,
    unless: /\b(?:hasta que|si los bomberos|cuando los bomberos|no es segur|no esta segur|diga|digan)\b/,
  },
  {
    rule: 'advice',
    says: /\b(?:tourniquet|cpr|aspirin|ibuprofen|tylenol|antibiotics?|inhaler|antihistamine|tetanus|doses?|milligrams?|induce vomiting|recovery position|rescue breath\w*|torniquete|aspirina|ibuprofeno|antibioticos?|inhalador|dosis|tetanos|rcp|primeros auxilios)\b|\b(?:apply|put) (?:firm |direct )?pressure\b/,
  },
  {
    rule: 'advice',
    says: /\b(?:wont|cant|will not|cannot|doesnt|dont) (?:make|hurt|harm|sicken) (?:you|your|anyone|them|him|her|kids|children|people|pets)\b|\b(?:is|are|its|mostly) (?:\w+ )?(?:harmless|non-?toxic)\b|\b(?:isnt|arent|not) (?:\w+ )?(?:dangerous|toxic|harmful|poisonous|a health risk)\b|\b(?:dont|do not) (?:need|have) to (?:see|call|go to) (?:a |the |your )?(?:doctor|hospital|er|911)\b|\byou (?:probably |likely )?have (?:asthma|carbon monoxide poisoning|an? (?:infection|allergy|concussion))\b|\bno (?:es|son) (?:peligros|toxic|danin)|\binofensiv|\bno (?:le|les|te) (?:hace|hara|hacen) dano|\bno necesitan? (?:ir al |un )?(?:medico|doctor|hospital)/,
  },
  {
    rule: 'advice',
    says: /\b(?:turn|switch|flip|reset|shut|throw|pull|replace|rewire|open|unplug|plug|test|remove|disconnect)\b[^.]{0,40}\b(?:power|breakers?|electricity|panel|fuses?|main switch|gfci|outlets?|sockets?|electric meter)\b/,
    unless:
      /\bdry\b|\bdont\b|\bdo not\b|\bnever\b|\bleave\b|\belectrician|\bpower company|\butility|\bwe (?:turn|check)|\bwith the power off\b|\buntil\b|\b(?:should|do) i\b|\?/,
  },
  {
    rule: 'advice',
    says: /\b(?:apague|encienda|prenda|baje|suba|reinicie|conecte|desconecte|cambie|abra|restablezca)\b[^.]{0,40}\b(?:luz|corriente|electricidad|breakers?|panel|caja|fusibles?|enchufes?|medidor|interruptor\w*)\b/,
    unless: /\bno\b|\bnunca\b|\bsec[oa]s?\b|\belectricista|\bcompania|\bhasta que\b|\?/,
  },
]
