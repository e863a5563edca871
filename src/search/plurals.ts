import type { Locale } from '../i18n/locales.ts'

/** A language's words that end like plurals and are none, and its plurals that follow no rule; without accents. */
type Plurals = {
  invariable: ReadonlySet<string>
  irregular: ReadonlyMap<string, string>
  /** The first rule whose pattern fits is applied. */
  rules: readonly (readonly [ending: RegExp, singular: string])[]
}

const set = (words: string) => new Set(words.trim().split(/\s+/))
const pairs = (words: string) =>
  new Map(
    words
      .trim()
      .split(/\s+/)
      .map(pair => pair.split(':') as [string, string]),
  )

/** Short forms and names that end in s, in both languages. */
const names = `ebics saas paas iaas ifrs rtgs bacs chaps eidas pacs https paris londres bruxelles reims nantes cannes orleans
  louis thomas nicolas texas`

const french: Plurals = {
  invariable: set(`${names}
    acces insucces succes proces exces deces progres congres regres pres apres tres expres cypres abces agres aupres
    palmares facies herpes aloes xeres
    pays lys
    bas cas pas las ras tas repas trepas compas fracas fatras amas bras gras embarras debarras verglas
    canevas matelas cadenas tracas atlas ananas judas lilas helas choucas alias
    os dos gros clos enclos eclos repos propos heros chaos cosmos albatros rhinoceros tetanos pathos
    bus omnibus autobus jus plus surplus virus bonus malus campus corpus consensus processus prospectus cursus focus
    status terminus lapsus dessus dessous refus abus obus talus versus cactus hiatus rebus diffus confus
    inclus reclus perclus intrus infus abstrus obtus camus papyrus stimulus cumulus nimbus radius sinus cosinus
    humus thesaurus opus pus sus jesus hibiscus minus
    avis preavis devis permis compris appris surpris entrepris repris mepris epris incompris pris mis
    promis compromis admis omis soumis remis commis demis emis transmis permis insoumis tapis puis depuis pis tandis
    radis souris brebis croquis acquis conquis requis exquis marquis logis colis debris sursis coloris taudis chassis
    parvis hormis tennis iris oasis gratis assis sis bis precis indecis concis gris vernis lis maquis paradis mais
    gachis fouillis roulis hachis salsifis treillis torticolis pilotis rubis cambouis chablis coulis cliquetis
    mois fois trois bois poids contrepoids autrefois parfois toutefois quelquefois
    francais anglais ecossais irlandais japonais portugais hollandais neerlandais libanais senegalais marseillais
    lyonnais biais rabais frais mais jamais desormais palais relais dais laquais marais niais engrais harnais mauvais
    vers envers travers univers divers pervers revers devers tiers volontiers convers
    hors lors alors dehors mors remords corps
    cours recours concours parcours discours secours encours decours toujours ailleurs plusieurs velours
    ours rebours mars epars gars jars ars
    temps contretemps printemps longtemps laps biceps relaps triceps forceps
    dans sans sens contresens encens suspens depens gens moins neanmoins dedans ceans
    fonds trefonds
    puits mets entremets rets legs
    nous vous tous jusque dessous sous
    faux taux chaux bordeaux
    bourgeois suedois danois chinois hongrois quebecois gaulois narquois sournois courtois villageois carquois minois
    anchois putois hautbois patois empois siamois luxembourgeois lillois bavarois nicois`),
  irregular: pairs(`ans:an vus:vu lus:lu nus:nu yeux:oeil cieux:ciel travaux:travail baux:bail coraux:corail
    vitraux:vitrail vantaux:vantail soupiraux:soupirail tuyaux:tuyau noyaux:noyau joyaux:joyau boyaux:boyau
    aloyaux:aloyau etaux:etau fabliaux:fabliau messieurs:monsieur mesdames:madame bijoux:bijou cailloux:caillou
    choux:chou genoux:genou hiboux:hibou joujoux:joujou poux:pou
    materiaux:materiau gruaux:gruau landaus:landau emaux:email ideaux:ideal aieux:aieul gais:gai`),
  rules: [
    [/(eau)x$/, '$1'],
    [/([^e])aux$/, '$1al'],
    // Only these nouns: serieux, nombreux and their like do not vary.
    [
      /^((?:en)?jeu|(?:contre)?feu|(?:mi)?lieu|(?:des)?aveu|voeu|neveu|cheveu|essieu|e?pieu|(?:a)?dieu|moyeu|hebreu)x$/,
      '$1',
    ],
    [/[xz]$/, '$&'],
    [/ss$/, '$&'],
    // Plurals in -ois and -ais are few: lois, délais; most such words do not vary, as bourgeois and français.
    [/^((?:l|r|(?:r|re)?empl|effr|r?env|conv|octr|par|tourn|beffr|pourv|desarr)oi)s$/, '$1'],
    [/^((?:del|ess|bal|qu|vr|et|rembl|debl|miner)ai)s$/, '$1'],
    [/[ao]is$/, '$&'],
    [/s$/, ''],
  ],
}

const english: Plurals = {
  invariable: set(`${names}
    series species news means lens sans always perhaps across this thus his its was has is us as does goes
    besides sometimes sideways towards afterwards backwards forwards upwards downwards regards thanks whereas overseas
    unless nevertheless nonetheless less yes
    bias gas canvas atlas alias pancreas christmas texas
    chaos cosmos ethos pathos
    axis this tennis iris pelvis trellis metropolis debris chassis gratis praxis
    plus bus bonus virus status campus corpus consensus census focus versus surplus nexus locus modus radius versus
    apparatus prospectus terminus genius stimulus minus nucleus cactus callus chorus circus discus exodus fungus hiatus
    octopus opus sinus tetanus thesaurus torus walrus onus omnibus versus
    business process loss access`),
  irregular:
    pairs(`ids:id analyses:analysis crises:crisis theses:thesis hypotheses:hypothesis diagnoses:diagnosis
    syntheses:synthesis parentheses:parenthesis oases:oasis emphases:emphasis indices:index indexes:index
    appendices:appendix matrices:matrix vertices:vertex criteria:criterion phenomena:phenomenon men:man women:woman
    children:child feet:foot teeth:tooth people:person halves:half shelves:shelf knives:knife wives:wife
    thieves:thief ties:tie lies:lie dies:die pies:pie movies:movie
    cookies:cookie rookies:rookie calories:calorie newbies:newbie zombies:zombie biases:bias gases:gas canvases:canvas
    atlases:atlas aliases:alias lenses:lens buses:bus bonuses:bonus viruses:virus statuses:status campuses:campus
    focuses:focus censuses:census surpluses:surplus prospectuses:prospectus circuses:circus choruses:chorus
    geniuses:genius caches:cache niches:niche aches:ache headaches:headache avalanches:avalanche psyches:psyche
    axes:axis shoes:shoe toes:toe canoes:canoe foes:foe woes:woe menus:menu gurus:guru emus:emu haikus:haiku
    quizzes:quiz yeses:yes pluses:plus tranches:tranche fiches:fiche microfiches:microfiche cliches:cliche creches:creche
    quiches:quiche pastiches:pastiche brioches:brioche douches:douche moustaches:moustache mustaches:mustache
    cartouches:cartouche toothaches:toothache heartaches:heartache
    synopses:synopsis ellipses:ellipsis prognoses:prognosis antitheses:antithesis paralyses:paralysis
    metamorphoses:metamorphosis neuroses:neurosis metropolises:metropolis trellises:trellis pelvises:pelvis irises:iris
    nexuses:nexus apparatuses:apparatus octopuses:octopus terminuses:terminus corpuses:corpus sinuses:sinus
    minuses:minus walruses:walrus pancreases:pancreas topazes:topaz waltzes:waltz blitzes:blitz
    loaves:loaf wolves:wolf bureaux:bureau plateaux:plateau tableaux:tableau schemata:schema
    stimuli:stimulus loci:locus foci:focus nuclei:nucleus monies:money selfies:selfie hoodies:hoodie sorties:sortie
    businessmen:businessman salesmen:salesman draftsmen:draftsman`),
  rules: [
    [/([^aeiou])ies$/, '$1y'],
    [/(ss|x|ch|sh|zz)es$/, '$1'],
    [/([^o]o)es$/, '$1'],
    [/(?:ss|sis|us)$/, '$&'],
    [/s$/, ''],
  ],
}

const byLocale: Partial<Record<Locale, Plurals>> = { fr: french, en: english }

/**
 * The singular of a folded word; every other word as it is. A word and its plural come to the same, words that do not vary
 * stay whole. (Snowball's French stemmer parts crédit from crédits, and joins pays with payer.)
 * @example singular('journaux', 'fr') // 'journal'
 * @example singular('pays', 'fr') // 'pays'
 * @example singular('companies', 'en') // 'company'
 */
export function singular(word: string, locale: Locale): string {
  const plurals = byLocale[locale]
  if (!plurals || plurals.invariable.has(word)) return word
  const irregular = plurals.irregular.get(word)
  if (irregular || word.length < 4) return irregular ?? word
  const rule = plurals.rules.find(([ending]) => ending.test(word))
  return rule ? word.replace(...rule) : word
}
