import { configure } from '@testing-library/react';

// What is loaded on demand comes late on a busy machine.
configure({ asyncUtilTimeout: process.env.CI ? 120_000 : 10_000 });
