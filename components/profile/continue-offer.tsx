import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/button';
import { truncateTitle } from '@/lib/catalogue/book-text';
import styles from './continue-offer.module.css';

interface ContinueOfferProps {
  title: string;
  working: boolean;
  onBorrow: (event: MouseEvent) => void;
  onDismiss: () => void;
}

/** Offers the book that the reader was about to borrow before there was a session. */
export function ContinueOffer({ title, working, onBorrow, onDismiss }: ContinueOfferProps) {
  return (
    <div className={styles.offer}>
      <Button look="primary" busy={working} onClick={onBorrow}>
        <span>Continuar: «{truncateTitle(title)}» — Emprestar</span>
      </Button>
      <Button look="quiet" onClick={onDismiss}>
        Agora não
      </Button>
    </div>
  );
}
