import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

// Long enough for a slow machine.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => cleanup());
