/** A wording to avoid, and what to write instead. */
export interface Wording {
  pattern: RegExp
  instead: string
}

/** Refused in comments, titles of tests, the contract and Markdown. Add one when a review finds the same wording twice. */
export const wordings: Wording[] = [
  { pattern: /(?<!`)\bnobody\b(?!`)/i, instead: 'no user, no caller, or a passive sentence' },
  { pattern: /\b(whoever|whomever)\b/i, instead: 'the noun: the user who, the caller that' },
  { pattern: /\b(somebody|anybody|everybody)\b/i, instead: 'another user, any caller, all users' },
  { pattern: /\bone (is (told|led|let|done|signed)|may|stands|left|goes)\b/i, instead: 'the user, the caller' },
  { pattern: /\b(is|are|was|were|be|been) told\b(?! apart)/i, instead: 'is notified, is called, gets' },
  { pattern: /\btold apart\b/i, instead: 'distinguished' },
  { pattern: /\banew\b/i, instead: 'again; replaces; re-encodes' },
  { pattern: /\b(is|are|was|were) said\b|\bsaid (once|aloud)\b/i, instead: 'is reported, is announced, states' },
  { pattern: /\bgone\b/i, instead: 'deleted, ended, closed, lost' },
  { pattern: /\bmeanwhile\b/i, instead: 'in the meantime' },
  { pattern: /\bfor ever\b/i, instead: 'permanently, immutable' },
  { pattern: /(?<!\bneither\b[^.]*)\bnor\b/i, instead: 'and not, or' },
  { pattern: /\bno \w+( \w+)? but\b/i, instead: 'only' },
  { pattern: /(?<!\bthere )\b(is|are|it) none\b(?! of)/i, instead: 'is invalid, is unknown, is not one' },
  { pattern: /(?<!\bthere )\bis no (?!longer|more|other|such|less|preference)\w/i, instead: 'is not a, has no' },
  { pattern: /\bit is (the \w+|\w+s) that\b/i, instead: 'the subject first' },
  { pattern: /\bso that\b[^.⏎]*\bso that\b/i, instead: 'two sentences' },
  { pattern: /\bhonest(ly)?\b/i, instead: 'states' },
  {
    pattern: /\b(in|the|own|same|few|fixed|these|whose) words (of|in|that)\b|\bin words\b|\bof few words\b/i,
    instead: 'text, message, label, sentence',
  },
  {
    pattern: /\b(mail|SMS|lost|slow|database|socket) lines?\b|\b(over|on) the line\b|\bthe line (broke|breaks|drops|is)\b/i,
    instead: 'connection, transport',
  },
  { pattern: /\bstands? (in|on|at|for|where|there|apart|between|behind|alone|below|under|as|with)\b/i, instead: 'is, means' },
  { pattern: /\bbeside\b/i, instead: 'next to, besides' },
  { pattern: /\bstrangers?\b/i, instead: 'a caller without a session; another customer' },
  { pattern: /\blies? (in|on|at|ahead|beyond|further|before)\b/i, instead: 'is' },
  { pattern: /\btoo dear\b|\bdear(er|est)\b/i, instead: 'expensive, slow' },
  { pattern: /\bof ours\b/i, instead: 'our own' },
  { pattern: /\bthe truth\b/i, instead: 'the data' },
  { pattern: /\btakes? the place of\b|\bin its place\b/i, instead: 'replaces; instead' },
  { pattern: /\b(goes|go|comes|come) along\b|\bgoes with it\b/i, instead: 'is sent too, is removed too' },
  { pattern: /\bhand(s|ed|ing)? (over|out|on)\b/i, instead: 'pass, send' },
  { pattern: /\bmend(s|ed|ing)?\b/i, instead: 'fix, correct, recover' },
  { pattern: /\bunder way\b/i, instead: 'running, in flight' },
  { pattern: /\b(upon|lest|whence|thence|hitherto|thereof|in vain|at hand)\b/i, instead: 'the common word' },
  { pattern: /\bstays? as (it|they) (is|are|was|were)\b/i, instead: 'stays unchanged' },
  {
    pattern:
      /\b(it|code|page|panel|server|backend|script|module|file|rule|SDK|client|engine|component|database|worker|tab|build) (knows|hears|speaks|wants|hopes|remembers|forgets|promises)\b/i,
    instead: 'has, receives, supports, stores, drops',
  },
]

/** Titles of tests are facts: a relative clause is not one. */
export const titleWordings: Wording[] = [
  { pattern: /^([A-Z][A-Z\d]*-\d+ )*(what|who|whose|whom)\b/i, instead: 'a noun, or the fact itself' },
]

/** Odd nouns and verbs in names. */
export const nameWordings: Wording[] = [
  {
    pattern: /\b(letIn|told|toldOf|keeps|doomed|anew)\b|Anew\b|\w*(Doorstep|Doomed|Stranger|Whoever|Somebody|Nobody)\w*/,
    instead: 'the noun or verb of the field',
  },
  {
    pattern:
      /\b(const|let|function|class|interface|type) (said|told|news|desk|misfits?|beside|heard|patient|isWorth)\b|[{,([] ?(said|misfit|heard)\b ?[,:})\]]/,
    instead: 'output, text, notifications, events, report',
  },
  {
    pattern: /\b\w*(Tongue|Misfit|InWords)\b|\b(has|stored|in)Words\b|\b(tell[A-Z]|asked(Of|By)|openLines)\w*|\bpatient[A-Z]\w*/,
    instead: 'language, invalid entry, format, texts, notify, transports',
  },
  {
    pattern:
      /, place\)(: [\w.[\]]+)? =>|\[place, |\[\$?\{?place\}?\]|\bplace [-+*%<>] |\b(place(Of|In)|(is|in|of)Place)\b|\bin: place\b|\border: place\b/,
    instead: 'index, position, path, location; a place is a city or region',
  },
  {
    pattern: /\b(const|let) words(: [^=]+)? = (\{|\(?\w*: Locale|inLanguage)|\bwords: \[|\bvalues: words\b|, words\)(?!\))/,
    instead: 'texts, values, args, terms; words are counted',
  },
]
