import { startTransition, useCallback, useEffect, useOptimistic, useRef, useState } from 'react';
import { formatShare, readingTime } from '@/components/messages/reading-texts';
import { messageOf } from '@/components/messages/refusals';
import { Button } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import { PageTitle } from '@/components/ui/page-title';
import { useKeydown } from '@/components/ui/use-keydown';
import { useSession } from '@/lib/accounts/session';
import { focusContent } from '@/lib/browser/platform';
import { useBookAvailability, useNow } from '@/lib/lending/hooks';
import { isOverdue } from '@/lib/lending/rules';
import { goTo, leftAt, type Way } from '@/lib/reading/address';
import { usePart, useSpelling } from '@/lib/reading/load-text';
import { keepPlace, usePlace, type Anchor } from '@/lib/reading/places';
import { lastFreeChapter, shareRead, wordsLeft } from '@/lib/reading/progress';
import { changeSettings, layoutOf, useSettings, type Settings } from '@/lib/reading/settings';
import { textPath } from '@/lib/paths';
import { chapterId, partOf, type TextDescription } from '@/lib/reading/text';
import { respell } from '@/lib/reading/words';
import { Appearance } from './appearance';
import { BookSearch } from './book-search';
import { ChapterList } from './chapter-list';
import { ChapterView } from './chapter-view';
import { EndOfText } from './end-of-text';
import { PANELS } from './panel';
import { ReaderBar } from './reader-bar';
import styles from './reader.module.css';
import type { Position } from './use-reading-place';

interface OpenBookProps {
  text: TextDescription;
  /** From 1. */
  chapter: number;
  /** The key of the history entry. */
  entry: string;
  /** How the reader came to it. */
  way: Way | undefined;
}

/** A book at one of its chapters, with its panels. */
export function OpenBook({ text, chapter, entry, way }: OpenBookProps) {
  const { id, title, chapters } = text;
  const { user } = useSession();
  const { state, loan } = useBookAvailability(id);
  const place = usePlace(id);
  const now = useNow();
  // A control changes before the setting is stored.
  const [settings, showSettings] = useOptimistic(useSettings());
  const bar = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<Position>({ anchor: null, share: 0 });
  const [problem, setProblem] = useState<string | null>(null);

  const isLent = loan !== null && !isOverdue(loan, now);
  const lastFree = lastFreeChapter(text);
  const last = isLent ? chapters.length : lastFree;
  const isOpen = chapter <= last;
  const part = usePart(isOpen ? textPath(id, partOf(text, chapter)) : null);
  const spellingFile = settings.todaysSpelling ? text.spelling.file : null;
  const spelling = useSpelling(spellingFile && textPath(id, spellingFile));
  // Stable, as a search may have found hundreds of sentences, and each scroll renders.
  const spelled = useCallback(
    (words: string) => (spelling.data ? respell(words, spelling.data) : words),
    [spelling.data],
  );
  const name = spelled(chapters[chapter - 1]?.name ?? '');
  const layout: Record<string, string | number> = layoutOf(settings);
  const shownTitle = spelled(title);
  const read = shareRead(text, chapter, position.share);
  // A phone has room for the chapter, not for its part: 'SEGUNDA PARTE. VI'.
  const shortName = name.replace(/^.+\. (?=[IVXLC]+\b)/, '');
  const here = [formatShare(read), shortName].filter(Boolean).join(' · ');

  const open = (target: { chapter: number; anchor?: Anchor | undefined }, by: Way = 'jump') => {
    goTo({ bookId: id, way: by, left: { chapter, anchor: position.anchor }, ...target });
    focusContent();
  };
  const turnTo = (to: number) => open({ chapter: to, anchor: leftAt(to) }, 'turn');
  const goBackward = () => turnTo(Math.min(chapter - 1, last));
  const places = { text, last, spelled, onOpen: open };
  // Each navigation closes the panels, the browser's own too. Without popovers they are parts of the page.
  useEffect(() => {
    document.querySelectorAll<HTMLElement>('[popover]').forEach((panel) => panel.hidePopover?.());
  }, [entry]);
  useKeydown((event) => {
    const { key, shiftKey, target } = event;
    if (shiftKey || (target as Element).closest(TAKEN_BY.get(key) ?? '[role=searchbox]')) return;
    const panel = Object.values(PANELS).find((one) => one.key === key);
    // The field that opens has focus at once: the key is no letter of its words.
    if (panel) event.preventDefault();
    document.getElementById(panel?.id ?? '')?.togglePopover?.();
    if (key === 'ArrowLeft' && chapter > 1) goBackward();
    const { scrollHeight } = document.documentElement;
    const isAtEnd = window.scrollY + window.innerHeight > scrollHeight - 2;
    // A space scrolls, until there is nothing more.
    const isForward = key === 'ArrowRight' || (key === ' ' && isAtEnd);
    if (isForward && chapter < last) turnTo(chapter + 1);
  });

  const change = (changes: Partial<Settings>) =>
    startTransition(async () => {
      showSettings({ ...settings, ...changes });
      await changeSettings(changes).catch((error: unknown) =>
        setProblem(messageOf(error, 'Não foi possível guardar a mudança.')),
      );
    });
  const keep = ({ anchor, share }: Position) => {
    // Of a loan that is over the place stays, whatever is read of the beginning.
    if (!isLent && place && place.chapter > last) return;
    const { block, offset } = anchor ?? { block: '', offset: 0 };
    const kept = { userId: user?.id, bookId: id, chapter, block, offset };
    keepPlace({ ...kept, share: shareRead(text, chapter, share) }).then(
      () => setProblem(null),
      // Without an account nobody counts on it.
      (error: unknown) =>
        user && setProblem(messageOf(error, 'Não foi possível guardar onde você parou.')),
    );
  };

  return (
    <div className={styles.reader} data-theme={settings.theme} style={layout}>
      <PageTitle>{name ? `${name} · ${title}` : title}</PageTitle>
      <ReaderBar ref={bar} bookId={id} title={shownTitle} here={here} read={read} way={way} />
      {problem && <Message kind="error">⚠️ {problem}</Message>}
      {part.error && (
        <Message
          kind="error"
          action={<Button onClick={() => void part.mutate()}>Tentar de novo</Button>}
        >
          Não foi possível abrir o capítulo.
        </Message>
      )}
      {spelling.error && (
        <Message kind="error">Não foi possível abrir a ortografia de hoje.</Message>
      )}
      {/* Where the old spelling is met, but not on each turn. */}
      {isOpen &&
        (chapter === 1 || way !== 'turn') &&
        text.spelling.file &&
        !settings.todaysSpelling && (
          <p className={styles.where}>
            <Button
              look="quiet"
              onClick={() => {
                // The button disappears.
                focusContent();
                change({ todaysSpelling: true });
              }}
            >
              Ler na ortografia de hoje
            </Button>
          </p>
        )}
      {isOpen && !part.error && (
        <ChapterView
          key={entry}
          html={part.data}
          id={chapterId(chapter)}
          lang={text.language}
          spelling={spelling.data}
          layout={Object.values(layout).join()}
          isTurned={way === 'turn'}
          bar={bar}
          onMove={setPosition}
          onKeep={keep}
        />
      )}
      {part.data && chapter === chapters.length && <Colophon text={text} />}
      {state !== 'unknown' && chapter >= lastFree && (loan || lastFree < chapters.length) && (
        <EndOfText
          // The message of another chapter is forgotten.
          key={`end of ${entry}`}
          text={text}
          shownTitle={shownTitle}
          isWhole={isLent}
          hasMore={chapter < chapters.length}
        />
      )}
      <nav aria-label="Capítulos" className={styles.steps}>
        {chapter > 1 && (
          <Button title="Tecla: ←" onClick={goBackward}>
            {isOpen ? '← Anterior' : '← Ler o começo'}
          </Button>
        )}
        {chapter < last && (
          <div>
            <Button look="primary" title="Tecla: →" onClick={() => turnTo(chapter + 1)}>
              Próximo →
            </Button>
          </div>
        )}
      </nav>
      <p className={styles.where}>
        capítulo {chapter} de {chapters.length} · {formatShare(read)}
        {read < 1 && ` · ${readingTime(wordsLeft(text, read))} até o fim`}
      </p>
      <ChapterList current={chapter} {...places} />
      <BookSearch {...places} />
      <Appearance text={text} settings={settings} onChange={change} />
    </div>
  );
}

/** Where the text is from, what was changed, and that it is free: docs/decisions/0018-texts.md. */
function Colophon({ text: { source } }: { text: TextDescription }) {
  if (source.page === null) return null;
  return (
    <p className={styles.colophon}>
      Texto preparado por <a href={source.page}>voluntários do Project Gutenberg</a>. Tiramos o
      cabeçalho, o índice impresso{source.pictures > 0 ? ', as figuras' : ''} e os números de
      página. O texto é o do livro; a ortografia de hoje só muda o que aparece na tela. O livro está
      em domínio público no Brasil, em Portugal e nos EUA: leia, copie e passe adiante.
    </p>
  );
}

/** The elements that have a use of their own for a key; for a letter only the search field has. */
const TAKEN_BY = new Map([
  [' ', 'button, input, [popover]'],
  ['ArrowLeft', 'input, [popover]'],
  ['ArrowRight', 'input, [popover]'],
]);
