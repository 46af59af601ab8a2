import { plainLetters } from '#domain/chat/hearing/spelling.ts'

/** Verbs with which a Spanish sentence tells its reader to do something, politely; without accents, as people often type. */
const polite =
  `abra active afloje agarre agregue ajuste aleje anote apague apile aplique apriete apuntale arranque asegure aspire avise baje barra beba bombee bote
busque cambie camine cargue cave cierre coloque coma comience compre compruebe conecte consulte continue corra corte cubra cuelgue cuide deje desactive
desatornille descargue deseche desconecte descongele desenchufe desinfecte desmonte detenga diga diluya documente drene eche empiece empuje encienda
encuentre enfrie enjuague entre enchufe espere evacue evite excave fotografie friegue frote gire grabe guarde haga hale hierva identifique informe
inicie instale intente jale lave lea levante limpie llame lleve localice mantenga marque meta mezcle mida mire moje mueva oprima pare perfore permanezca
pida pinche pise ponga prenda presione procure proteja pruebe pregunte preste quede quite raspe recoja recuerde reemplace regrese reinicie repare respire
restablezca retire revise rocie rompa sacuda salga saque selle seque siga sostenga sople suba suelte tape tire tome toque trabe trapee trate ubique use
utilice vacie vaya ventile verifique vierta voltee vuelva`.split(/\s+/)

/** The same to whoever one knows well. It is also what someone else does, so it is an order only where a sentence or its condition ends. */
const familiar =
  'abre apaga baja bota busca cierra conecta corta cubre deja desconecta desenchufa enciende espera evita gira haz lava levanta limpia llama lleva mueve pon prende quita sal saca seca sube tapa tira toma usa vacia ve'.split(
    ' ',
  )

const infinitive =
  'abrir apagar bajar cerrar conectar cortar desconectar desenchufar encender evacuar evitar girar levantar limpiar llamar mover prender quitar sacar salir secar subir tirar usar'.split(
    ' ',
  )

/** "Llámenos" asks for a call, and puts nobody in danger. */
const rest = '(?:n|d)?(?:me|te|se)?(?:lo|la|le)?s?(?![\\p{L}])'
const usted = `(?:${polite.join('|')})${rest}`
const opening =
  '(?:por favor,?|favor de|primero,?|luego,?|despues,?|entonces,?|tambien|solo|siempre|nunca|no) '
const condition =
  '(?:si|cuando|mientras|hasta que|despues de|antes de|con|en|para|una vez) [^.]+?, (?:y |o )?'
const orders = [
  new RegExp(
    `^[¡¿"“]?(?:${opening})*(?:${condition})?(?:${opening})*(?:${usted}|(?:${familiar.join('|')})${rest}|(?:${infinitive.join('|')})(?![\\p{L}])|(?:no|nunca) \\p{L})`,
    'iu',
  ),
  // After a comma, and where the comma behind a condition is left out; "que cierre" is no order.
  new RegExp(`[,;] (?:(?:y|o|pero|luego|entonces|no|por favor,?) )*${usted}`, 'iu'),
  new RegExp(`^(?:si|cuando) .*(?<!(?:que|se|lo|la|le|de) )(?<![\\p{L}])${usted}`, 'iu'),
  /(?<![\p{L}])(?:deben?|debes|tiene[ns]? que|hay que|es necesario|necesitan? (?:abr|apag|cerr|cort|gir|lla|sac|sal)|asegurese)(?![\p{L}])/iu,
]

/** The sentences of a Spanish text that are orders to its reader; a question is none. */
export function spanishInstructionsIn(text: string): string[] {
  return text
    .split(/(?<=[.!?:;])\s+/)
    .filter((sentence) => orders.some((order) => order.test(plainLetters(sentence))))
    .filter((sentence) => !sentence.endsWith('?') && !isDenial.test(sentence))
}

/** "No, no cobramos …" and "No hacemos …" tell of us. */
const isDenial = /^no(?:,| \p{L}+(?:mos|n)(?![\p{L}]))/iu
