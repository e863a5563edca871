import type { ProductPath } from '../content/pages.ts'
import type { Topic } from '../content/topics.ts'
import type { Locale } from '../i18n/locales.ts'

/** The fields of a new article; `date` is `YYYY-MM-DD`. */
export type ArticleStart = { id: string; topic: Topic; product: ProductPath; date: string }

type Words = {
  title: (name: string) => string
  summary: string
  /** True of every cover: which one the id gets also depends on the articles beside it. */
  coverAlt: string
  study: Record<'company' | 'presentation' | 'sector' | 'size' | 'author' | 'role', string>
  body: (product: ProductPath) => string
}

const french: Words = {
  title: name => `Brouillon : ${name}`,
  summary:
    'Ce que le lecteur saura faire après sa lecture, en une ou deux phrases : c’est aussi ce que montrent les moteurs de recherche.',
  coverAlt: 'Gravure : un motif guilloché en fines lignes.',
  study: {
    company: 'Nom du client',
    presentation: 'Ce que fait le client, en une ou deux phrases.',
    sector: 'Secteur',
    size: 'Sociétés, comptes, banques',
    author: 'Prénom Nom',
    role: 'Fonction',
  },
  body: product => `Commencez par un fait ou un chiffre. Ce premier paragraphe est composé plus grand que les autres : trois phrases suffisent.

## Un intertitre affirme quelque chose

Il dit ce que la section démontre. Les nombres s’écrivent 24 000 €, 13,15 % ou 2 M€, avec une espace ordinaire : le site la rend insécable. Un lien s’écrit sans la langue, comme celui vers [la page du produit](${product}), et une source va en note[^1].

| Chaque matin | Avant | Après |
|---|---:|---:|
| Portails ouverts | 6 | 1 |
| Minutes | 93 | 20 |

## Un exemple montre le calcul

::: example Une facture payée avec 45 jours de retard
24 000 € à 13,15 % : 24 000 × 13,15 % × 45 ÷ 365 = 389,10 € (exemple illustratif).
:::

Dites ensuite ce que le lecteur doit en conclure.

::: monday
1. Une première action, qui tient en une heure.
2. Une deuxième, avec la personne à qui parler.
3. Une troisième, et ce qui prouve qu’elle est faite.
:::

[^1]: L’auteur, le titre et la date de la source.
`,
}

const english: Words = {
  title: name => `Draft: ${name}`,
  summary:
    'What readers will be able to do once they have read this, in a sentence or two: it is also what search engines show.',
  coverAlt: 'Engraving: a guilloché pattern of fine lines.',
  study: {
    company: 'Name of the client',
    presentation: 'What the client does, in a sentence or two.',
    sector: 'Industry',
    size: 'Companies, accounts, banks',
    author: 'First and last name',
    role: 'Title',
  },
  body: product => `Begin with a fact or a figure. This first paragraph is set larger than the others: three sentences are enough.

## A heading makes a claim

It says what the section shows. Amounts are written €24,000, 13.15% or €2 million. A link is written without the language, like this one to [the page of the product](${product}), and a source goes into a note[^1].

| Every morning | Before | After |
|---|---:|---:|
| Portals opened | 6 | 1 |
| Minutes | 93 | 20 |

## An example shows the sum

::: example An invoice paid 45 days late
€24,000 at 13.15%: 24,000 × 13.15% × 45 ÷ 365 = €389.10 (illustrative example).
:::

Then say what readers should conclude from it.

::: monday
1. A first thing to do, in less than an hour.
2. A second one, and whom to talk to.
3. A third one, and what proves that it is done.
:::

[^1]: The author, the title and the date of the source.
`,
}

const words: Partial<Record<Locale, Words>> = { fr: french, en: english }

/**
 * The source of a new article in one language: front matter that the build accepts, and a body that shows the blocks
 * an article is made of. The cover comes from the id.
 */
export function articleSkeleton({ id, topic, product, date }: ArticleStart, locale: Locale): string {
  // A language without a template of its own starts with the source text.
  const { title, summary, coverAlt, study, body } = words[locale] ?? french
  const fields = [
    `title: "${title(id.replaceAll('-', ' ').slice(0, 46).trim())}"`,
    `summary: "${summary}"`,
    `date: ${date}`,
    `topic: ${topic}`,
    `product: ${product}`,
    'related: []',
    `coverAlt: "${coverAlt}"`,
    ...(topic === 'cases'
      ? ['case:', ...Object.entries(study).map(([name, text]) => `  ${name}: ${text}`)]
      : []),
  ]
  return `---\n${fields.join('\n')}\n---\n\n${body(product)}`
}
