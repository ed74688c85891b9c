// A short list on purpose: it holds a post for a person to read, it never refuses one.
const contact = [
  /\bhttps?:\/\//,
  /\bwww\.[a-z0-9-]+\./,
  /\b[a-z0-9-]{2,}\.(?:com|net|org|shop|store|biz|info|co|io|me|link|online)\b/,
  /[a-z0-9._%+-]+\s?(?:@|\(at\)|\[at\])\s?[a-z0-9-]+(?:\.|\s?\(dot\)\s?)[a-z]{2,}/,
  // Nine digits or more, with what people put between them: a telephone number, not a year or an amount.
  /\+?\d(?:[\s().-]*\d){8,}/,
];

const selling = [
  /\b(?:promo|discount|coupon|voucher) code\b/,
  /\b(?:buy|order|shop) now\b/,
  /\bmy (?:etsy|amazon|online) (?:shop|store)\b/,
  /\b(?:dm|message) me to (?:buy|order)\b/,
];

const slurs = [
  /\b(?:bitch(?:es)?|slut[sy]?|whores?|cunts?|retard(?:s|ed)?|fag(?:s|gots?)?|trann(?:y|ies))\b/,
];

/** Words of someone who may be in danger: a moderator reads these first. */
const crisis = [
  /\bsuicid\w*/,
  /\bkill(?:ing)? myself\b/,
  /\bend(?:ing)? (?:my life|it all)\b/,
  /\btak(?:e|ing) my (?:own )?life\b/,
  /\b(?:want|wanted|wish) to (?:die|be dead)\b/,
  /\bbetter off (?:dead|without me)\b/,
  /\b(?:no reason|nothing left) to live\b/,
  /\b(?:harm|hurt|cut)(?:ing|ting)? myself\b/,
  /\bself[- ]?harm\w*/,
  /\boverdos\w*/,
];

const rules = [...contact, ...selling, ...slurs, ...crisis];

/** True when a person should read this before others do (design, section 10). */
export function needsModerator(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    // Invisible characters are put between letters to slip past such a list.
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[’‘]/g, "'");
  return rules.some((rule) => rule.test(plain));
}
