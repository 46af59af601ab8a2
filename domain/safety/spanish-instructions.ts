/** Verbs with which a Spanish sentence tells its reader to do something, politely. */
const verbs =
  `abra aleje aléjese apague avise baje bote busque cambie camine cierre compre conecte corte cubra deje desconecte desenchufe diga drene empiece
entre enchufe encienda espere evite fotografíe guarde haga informe intente jale lave lea levante limpie llame lleve mantenga mantengan meta mida mire
mueva muévase no
nunca pida pise ponga prenda pregunte preste procure pruebe quite quédese quédense raspe regrese retire revise salga salgan saque seque siga suba tape
tire tome toque tenga trapee use vacíe vaya ventile verifique vuelva`.split(/\s+/)

const opening = '(?:por favor,?|primero,?|luego,?|después,?|entonces,?|también|solo|siempre) '
const condition = '(?:si|cuando|mientras|hasta que|después de|antes de|con|en|para) [^.]+?, (?:y |o )?'
const polite = new RegExp(`^[¡¿"“]?(?:${opening}|${condition})?(?:${verbs.join('|')})(?![\\p{L}])`, 'iu')
const duty = /(?<![\p{L}])(?:debe|deben|tiene que|tienen que|hay que|es necesario)(?![\p{L}])/iu

/** The sentences of a Spanish text that are orders to its reader; a question is none. */
export function spanishInstructionsIn(text: string): string[] {
  return text
    .split(/(?<=[.!?:;])\s+/)
    .filter((sentence) => polite.test(sentence) || duty.test(sentence))
    .filter((sentence) => !sentence.endsWith('?') && !isDenial.test(sentence))
}

/** "No, no cobramos …" and "No hacemos …" tell of us. */
const isDenial = /^no(?:,| \p{L}+(?:mos|n)(?![\p{L}]))/iu
